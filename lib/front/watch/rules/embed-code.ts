interface EmbeddedWork {
  /** The absolute URL of the player page. */
  url: string;
  title: string;
  /** Of the film, in pixels. */
  size: { width: number; height: number };
}

/** Length of the longer side of the frame, in pixels, where there is space. */
const longSide = 640;

/**
 * The HTML with which another site embeds a work: a frame in the shape of its film, at most as wide as its container.
 */
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

/** Escaped for double quotes; angle brackets too, for naive HTML parsers. */
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (mark) => marks[mark] ?? mark);
