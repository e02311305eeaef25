import { InlineScript } from '@/components/ui/inline-script';

/** Marks the page when its address names a play list, until the film has read which. */
const code = `if (/[?&]list=[^&]/.test(location.search)) document.documentElement.dataset.listed = ''`;

/** Stands before the film: the page is the same for every address, and the list below the film must not move what follows. */
export function ListMarkScript() {
  return <InlineScript code={code} />;
}
