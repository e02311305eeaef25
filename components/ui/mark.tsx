/** The logo: nine dots, one lit. Decorative; the name is beside it. */
export function Mark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`overflow-visible ${className}`} aria-hidden="true">
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.5" fill="currentColor" />
      ))}
      <circle cx="17.5" cy="10" r="3.1" className="fill-accent" />
    </svg>
  );
}

const steps = [2.5, 10, 17.5];
const dots = steps.flatMap((y) => steps.map((x) => [x, y] as const)).filter(([x, y]) => !(x === 17.5 && y === 10));
