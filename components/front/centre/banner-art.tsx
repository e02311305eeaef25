import { bannerDesign } from '@/lib/front/centre/rules/banner-art';

const width = 1440;
const height = 410;
const range = (count: number) => [...Array(count).keys()];

/** Replaces a banner that a person has not chosen: lines of ink, always the same for a person. */
export function BannerArt({ userId }: { userId: string }) {
  const Design = [Dots, Rings, Waves][bannerDesign(userId)] ?? Dots;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full bg-sunk text-ink-3/40"
    >
      <Design />
    </svg>
  );
}

/** The logo, repeated: one dot is lit. */
function Dots() {
  return (
    <>
      <pattern id="dots" width="36" height="36" patternUnits="userSpaceOnUse">
        <circle cx="18" cy="18" r="4.5" fill="currentColor" />
      </pattern>
      <rect width={width} height={height} fill="url(#dots)" />
      <circle cx="954" cy="198" r="7" className="fill-accent" />
    </>
  );
}

function Rings() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {range(22).map((ring) => (
        <circle key={ring} cx={1000 - ring * 5} cy={height / 2} r={14 + ring * 32} />
      ))}
      <circle cx="1000" cy={height / 2} r="6" className="fill-accent" stroke="none" />
    </g>
  );
}

function Waves() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      {range(18).map((line) => (
        <path key={line} d={wave(line)} />
      ))}
      <circle cx="720" cy="205" r="6" className="fill-accent" stroke="none" />
    </g>
  );
}

/** Two and a half periods over the width; each line is shifted and wider than the one above it. */
function wave(line: number): string {
  const middle = 24 + line * 21;
  const swing = 6 + line * 2.4;
  const points = range(25).map((step) => {
    const x = step * 60;
    const y = middle + swing * Math.sin((x / width) * 5 * Math.PI + line * 0.22);
    return `${x} ${y.toFixed(1)}`;
  });
  return `M${points.join(' L')}`;
}
