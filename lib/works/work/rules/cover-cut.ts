/** A part of an upright picture, in its pixels. */
export interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Maximum share of a side that is cut off without an error: browsers round coordinates. */
const tolerance = 0.02;

/** The shape of a cover, 3:2 but for events (specification section 5). */
const usual = { across: 3, down: 2 };

/**
 * The part of a picture for a cover: the largest centred part of the chosen one that has exactly its shape. Null for a choice
 * of another shape.
 */
export function coverCut({ left, top, width, height }: Cut, { across, down } = usual): Cut | null {
  const unit = Math.min(Math.floor(width / across), Math.floor(height / down));
  const kept = { width: across * unit, height: down * unit };
  const lost = Math.max(1 - kept.width / width, 1 - kept.height / height);
  // A pixel or two of rounding are allowed, however small the choice.
  if (lost > tolerance && Math.max(width - kept.width, height - kept.height) > 3) return null;
  return {
    left: left + Math.floor((width - kept.width) / 2),
    top: top + Math.floor((height - kept.height) / 2),
    ...kept,
  };
}
