import { AwardsPage, awardsHead } from '../[contestName]/awards/awards-page';
import { CurrentPage, currentHead } from '../current-page';

export const generateMetadata = () => currentHead(awardsHead);

/** The awards of the current contest (specification section 2, /match/awards). */
export default function CurrentAwardsPage() {
  return <CurrentPage>{(name) => <AwardsPage name={name} />}</CurrentPage>;
}
