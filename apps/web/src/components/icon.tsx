interface IconProps {
  /** A regular icon of @phosphor-icons/core: `import xIcon from "@phosphor-icons/core/regular/x.svg?raw"`. */
  svg: string;
  className?: string;
}

/** Every regular icon is one path. */
const pathOf = (svg: string): string | undefined => /<path d="([^"]+)"/.exec(svg)?.[1];

/** Goes with words or with the name of its button, so it is silent. */
export function Icon({ svg, className }: IconProps) {
  return (
    <svg className={className ? `i ${className}` : "i"} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true">
      <path d={pathOf(svg)} />
    </svg>
  );
}
