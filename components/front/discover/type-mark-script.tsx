import { InlineScript } from '@/components/ui/inline-script';
import { filters } from '@/lib/front/discover/client/browse-address';

/** Marks the page when its address has filters, until the screen has read them. */
const code = `if (/[?&](${filters.join('|')}|order)=./.test(location.search)) document.documentElement.dataset.chosen = ''`;

/** Before the screen: the HTML is the same for every address, and the unfiltered list must not flash. */
export function TypeMarkScript() {
  return <InlineScript code={code} />;
}
