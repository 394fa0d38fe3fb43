import pauseIcon from "@phosphor-icons/core/regular/pause.svg?raw";
import playIcon from "@phosphor-icons/core/regular/play.svg?raw";
import { useEffect, useState } from "react";
import { Avatar } from "../../../components/avatar.tsx";
import { IconButton } from "../../../components/button.tsx";
import { carousel, loopSlides, wrapIndex } from "../carousel.ts";
import { sampleTestimonials, type Testimonial } from "../sample-content.ts";
import { useMedia } from "../use-media.ts";
import { useSwipe } from "../use-swipe.ts";
import { Icon } from "../../../components/icon.tsx";

function Quote({ testimonial, isHidden }: { testimonial: Testimonial; isHidden: boolean }) {
  const [first_name = "", ...rest] = testimonial.name.split(" ");
  const person = { first_name, last_name: rest.join(" "), profile_image: testimonial.avatar ?? null };
  return (
    <figure className="quote" aria-hidden={isHidden} inert={isHidden}>
      <blockquote>{testimonial.text}</blockquote>
      <figcaption>
        <Avatar person={person} size={44} />
        <span>
          <b>{testimonial.name}</b>
          <br />
          <span className="muted">{testimonial.title}</span>
        </span>
      </figcaption>
    </figure>
  );
}

export function Testimonials() {
  const isWide = useMedia(`(min-width: ${carousel.breakpointPx}px)`);
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const { slides: perView, gapPx } = isWide ? carousel.wide : carousel.narrow;
  const count = sampleTestimonials.length;
  // May stand one past either end while the strip moves; then it jumps, unseen, to the same slide inside.
  const [position, setPosition] = useState(0);
  const [isMoving, setIsMoving] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const move = (to: number) => {
    setIsMoving(!isCalm);
    setPosition(to);
  };
  const swipe = useSwipe((steps) => move(wrapIndex(position, count) + steps));
  useEffect(() => {
    if (isPaused || isHeld || isCalm) return;
    const timer = setTimeout(() => {
      setIsMoving(true);
      setPosition((now) => wrapIndex(now, count) + 1);
    }, carousel.delayMs + carousel.speedMs);
    return () => clearTimeout(timer);
  }, [position, isPaused, isHeld, isCalm, count]);

  const all = loopSlides(sampleTestimonials, perView);
  const step = `(100% + ${gapPx}px) / ${perView}`;
  const current = wrapIndex(position, count);
  return (
    <section id="testimonials" className="sec snap" aria-labelledby="testimonials-title">
      <div className="wrap">
        <div className="sec__head">
          <p className="h4">Testimonials</p>
          <h2 className="h1" id="testimonials-title">
            Hear What Our Clients Have to Say!
          </h2>
        </div>
        {/* Holding still while looked at is no interaction of its own. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          className="slides"
          role="group"
          aria-roledescription="carousel"
          aria-label="Testimonials"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          {...swipe}
        >
          <div
            className="slides__strip"
            style={{
              gap: `${gapPx}px`,
              transform: `translateX(calc(${-(position + perView)} * ${step}))`,
              transitionDuration: isMoving ? `${carousel.speedMs}ms` : "0ms",
            }}
            onTransitionEnd={() => {
              setIsMoving(false);
              setPosition(current);
            }}
          >
            {all.map((testimonial, index) => {
              const place = index - perView;
              const isHidden = place < position || place >= position + perView;
              return (
                <div
                  key={`${place} ${testimonial.name}`}
                  className="slides__slide"
                  style={{ flexBasis: `calc((100% - ${(perView - 1) * gapPx}px) / ${perView})` }}
                >
                  <Quote testimonial={testimonial} isHidden={isHidden} />
                </div>
              );
            })}
          </div>
        </div>
        <div className="slides__foot">
          <div className="dots" role="group" aria-label="Choose a testimonial">
            {sampleTestimonials.map(({ name }, index) => (
              <button
                type="button"
                key={name}
                aria-label={`Testimonial ${index + 1} of ${count}`}
                aria-current={index === current ? "true" : undefined}
                onClick={() => move(index)}
              />
            ))}
          </div>
          {!isCalm && (
            <IconButton
              label={isPaused ? "Play testimonials" : "Pause testimonials"}
              onClick={() => setIsPaused(!isPaused)}
            >
              {isPaused ? <Icon svg={playIcon} /> : <Icon svg={pauseIcon} />}
            </IconButton>
          )}
          <span className="xs muted slides__note">Sample testimonials</span>
        </div>
      </div>
    </section>
  );
}
