/** On pages where money is spoken of, while payment runs in test mode. */
export function TestModeBand({ mode }: { mode: "test" | "live" | undefined }) {
  if (mode !== "test") return null;
  return (
    <p className="test-band" role="note">
      Test mode: no card is charged
    </p>
  );
}
