/** A part of an upright picture, in its pixels. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So much of a side may be lost: browsers round what their visitors draw. */
const tolerance = 0.02;

/**
 * What is kept of a picture for a cover: the largest part in the middle of what its creator chose that is 3:2 to the
 * pixel. Null for a choice of another shape.
 */
export function coverCut({ left, top, width, height }: Cut): Cut | null {
  const unit = Math.min(Math.floor(width / 3), Math.floor(height / 2));
  const kept = { width: 3 * unit, height: 2 * unit };
  const lost = Math.max(1 - kept.width / width, 1 - kept.height / height);
  // A pixel or two of rounding is no other shape, however small the choice.
  if (lost > tolerance && Math.max(width - kept.width, height - kept.height) > 3) return null;
  return {
    left: left + Math.floor((width - kept.width) / 2),
    top: top + Math.floor((height - kept.height) / 2),
    ...kept,
  };
}
