/** The stock of a ticket type and the common one that it shares, where it does, as they were read together. */
export interface ReadStock {
  own_total: number | null;
  own_taken: number | null;
  common_total: number | null;
  common_taken: number | null;
}

/** How many of a type are left: of its own and of the common stock the fewer; null for no limit. */
export function leftOf({ own_total, own_taken, common_total, common_taken }: ReadStock): number | null {
  const left = [
    ...(own_total === null ? [] : [own_total - (own_taken ?? 0)]),
    ...(common_total === null ? [] : [common_total - (common_taken ?? 0)]),
  ];
  return left.length === 0 ? null : Math.min(...left);
}
