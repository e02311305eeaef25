import { WorksPage, worksHead } from '../[contestName]/works/works-page';
import { CurrentPage, currentHead } from '../current-page';

export const generateMetadata = () => currentHead(worksHead);

/** The works of the current contest (specification section 2, /match/works). */
export default function CurrentWorksPage() {
  return <CurrentPage>{(name) => <WorksPage name={name} />}</CurrentPage>;
}
