import { useState } from "react";
import { avatarColour, initialsOf, pictureOf, type Pictured } from "./avatar-model.ts";

interface AvatarProps {
  person: Pictured;
  /** Edge in pixels. */
  size?: number;
}

/** Decoration beside a name that is written out; pass the name in text, not here. */
export function Avatar({ person, size = 44 }: AvatarProps) {
  const picture = pictureOf(person);
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(person);
  const box = { width: size, height: size };
  if (picture !== null && picture !== broken) {
    return (
      <img
        className="avatar"
        style={box}
        src={picture}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
      />
    );
  }
  return (
    <span
      className="avatar"
      aria-hidden="true"
      style={{ ...box, backgroundColor: avatarColour(initials), fontSize: Math.round(size * 0.36) }}
    >
      {initials}
    </span>
  );
}
