import { InlineScript } from '@/components/ui/inline-script';
import { activityFilters } from '@/lib/events/activity/client/addresses';

/** Marks the page when its address has filters, until the screen has read them. */
const code = `if (/[?&](${activityFilters.join('|')})=./.test(location.search)) document.documentElement.dataset.chosen = ''`;

/** Before the screen: the HTML is the same for every address, and the unfiltered list must not flash. */
export function FilterMarkScript() {
  return <InlineScript code={code} />;
}
