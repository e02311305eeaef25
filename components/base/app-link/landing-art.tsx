interface Dot {
  x: number;
  y: number;
}

/** The grid that the picture is drawn on, in dots. */
const columns = 21;
const rows = 25;
const mark = [7, 10, 13].flatMap((x) => [5, 8, 11].map((y) => ({ x, y })));
/** The lit dot of the logo, the source of the light. */
const lit = { x: 13, y: 8 };

/** The dots of the waves by their size: larger on a crest, smaller farther from the source. */
const waves = Map.groupBy(grid(), ({ x, y }) => {
  const way = Math.hypot(x - lit.x, y - lit.y);
  const crest = (1 + Math.cos(way * 1.3)) / 2;
  return (0.1 + 0.7 * crest * Math.exp(-way / 18)).toFixed(1);
});

/**
 * The mark's nine dots on a phone, and waves of dots around the lit one. Decorative. Dots of one size are one path, so
 * that the picture is small.
 */
export function LandingArt({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${columns - 1} ${rows - 1}`}
      preserveAspectRatio="xMidYMin slice"
      className={`bg-sunk ${className}`}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="5.5" y="2.5" width="9" height="24" rx="1.4" strokeWidth="0.08" className="fill-paper stroke-ink" />
      {[...waves].map(([size, dots]) => (
        <path key={size} d={drawn(dots)} strokeWidth={size} className="stroke-ink-3/60" />
      ))}
      <path d={drawn(mark)} strokeWidth="1.5" className="stroke-ink" />
      <path d={drawn([lit])} strokeWidth="1.9" className="stroke-accent" />
    </svg>
  );
}

/** All dots but those where the mark stands. */
function grid(): Dot[] {
  const all = Array.from({ length: rows * columns }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns),
  }));
  return all.filter(({ x, y }) => x < 6 || x > 14 || y < 3 || y > 12);
}

/** Dots as a path of strokes without length, which their round caps make visible. */
function drawn(dots: Dot[]): string {
  return dots.map(({ x, y }) => `M${x} ${y}h0`).join('');
}
