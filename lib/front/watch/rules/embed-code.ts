interface EmbeddedWork {
  /** The whole address of the player alone. */
  url: string;
  title: string;
  /** Of the film, in pixels. */
  size: { width: number; height: number };
}

/** How long the longer side of the frame is, in pixels, where there is room. */
const longSide = 640;

/** The HTML by which another site shows a work: a frame in the shape of its film, no wider than its place. */
export function embedCode({ url, title, size }: EmbeddedWork): string {
  const scale = longSide / Math.max(size.width, size.height);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const attributes = {
    src: url,
    title: title.replaceAll(/\s+/g, ' '),
    width,
    height,
    style: `aspect-ratio: ${width} / ${height}; height: auto; max-width: 100%; border: 0`,
    allow: 'fullscreen; picture-in-picture',
    loading: 'lazy',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return `<iframe ${written.join(' ')}></iframe>`;
}

const marks: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** As it stands between double quotes; the angles too, for those who cut HTML up by hand. */
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (mark) => marks[mark] ?? mark);
