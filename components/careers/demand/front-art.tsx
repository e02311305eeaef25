/** Threads from one side and the other, of which one has met: drawn by arithmetic, the same in every rendering. */
const threads = Array.from({ length: 15 }, (_, index) => {
  const from = 20 + index * 20;
  const to = 20 + ((index * 7 + 4) % 15) * 20;
  const bend = 110 + ((index * 37) % 80);
  return { index, from, to, path: `M40 ${from}C${bend} ${from} ${320 - bend} ${to} 280 ${to}` };
});

/** The thread that is lit. */
const met = 6;

/** What project docking is, as a drawing. Decorative. */
export function FrontArt({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 320"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-shade ${className}`}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {threads.map(({ index, from, to, path }) => (
        <g key={index} className={index === met ? 'fill-ember stroke-ember' : 'fill-tide stroke-tide'}>
          <path d={path} fill="none" strokeWidth={index === met ? 2.5 : 0.9} opacity={index === met ? 1 : 0.55} />
          <circle cx="40" cy={from} r={index === met ? 6 : 2.5} stroke="none" />
          <circle cx="280" cy={to} r={index === met ? 6 : 2.5} stroke="none" />
        </g>
      ))}
    </svg>
  );
}
