import { sampleStatistics } from "../sample-content.ts";

export function Statistics() {
  return (
    <section className="stats" aria-label="Statistics">
      <div className="wrap">
        <dl>
          {sampleStatistics.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="reading">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="xs">Sample figures</p>
      </div>
    </section>
  );
}
