import { InlineScript } from '@/components/ui/inline-script';
import { choiceNames } from '@/lib/community/article/client/addresses';

/** Marks the page when its address has filters, until the screen has read them. */
const code = `if (/[?&](${choiceNames.join('|')})=./.test(location.search)) document.documentElement.dataset.chosen = ''`;

/** Before the screen: the HTML is the same for every address, and the list of all must not flash. */
export function IndexMarkScript() {
  return <InlineScript code={code} />;
}
