import { ShortlistPage, shortlistHead } from '../[contestName]/shortlistedEntries/shortlist-page';
import { CurrentPage, currentHead } from '../current-page';

export const generateMetadata = () => currentHead(shortlistHead);

/** The shortlist of the current contest (specification section 2, /match/shortlistedEntries). */
export default function CurrentShortlistPage() {
  return <CurrentPage>{(name) => <ShortlistPage name={name} />}</CurrentPage>;
}
