import { InlineScript } from '@/components/ui/inline-script';

/** Marks the page when its address names a play list, until the film's component has read it. */
const code = `if (/[?&]list=[^&]/.test(location.search)) document.documentElement.dataset.listed = ''`;

/** Before the film: the HTML is the same for every address, and the list below the film must not shift the layout. */
export function ListMarkScript() {
  return <InlineScript code={code} />;
}
