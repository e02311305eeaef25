import { InlineScript } from '@/components/ui/inline-script';
import { filters } from '@/lib/front/discover/client/browse-address';

/** Marks the page when its address asks for more than all works, until the screen has read what for. */
const code = `if (/[?&](${filters.join('|')}|order)=./.test(location.search)) document.documentElement.dataset.chosen = ''`;

/** Stands before the screen: the page is the same for every address, and a list that nobody asked for must not be seen. */
export function TypeMarkScript() {
  return <InlineScript code={code} />;
}
