/** A part of an upright picture, in its pixels. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Maximum share of a side that is cut off without an error: browsers round coordinates. */
const tolerance = 0.02;

/**
 * The part of a picture for a cover: the largest centred part of the chosen one that is exactly 3:2. Null for a choice
 * of another shape.
 */
export function coverCut({ left, top, width, height }: Cut): Cut | null {
  const unit = Math.min(Math.floor(width / 3), Math.floor(height / 2));
  const kept = { width: 3 * unit, height: 2 * unit };
  const lost = Math.max(1 - kept.width / width, 1 - kept.height / height);
  // A pixel or two of rounding are allowed, however small the choice.
  if (lost > tolerance && Math.max(width - kept.width, height - kept.height) > 3) return null;
  return {
    left: left + Math.floor((width - kept.width) / 2),
    top: top + Math.floor((height - kept.height) / 2),
    ...kept,
  };
}
