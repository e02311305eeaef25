/** What one post of a package costs, in fen, rounded to a whole yuan; below that to a fen. */
export function pricePerPost({ priceFen, posts }: { priceFen: number; posts: number }): number {
  const exact = priceFen / posts;
  return exact < 100 ? Math.round(exact) : Math.round(exact / 100) * 100;
}
