import { InlineScript } from '@/components/ui/inline-script';

/** Of Beijing, as `getTimezoneOffset` says it. */
export const beijingOffset = -480;

const code = `if (new Date().getTimezoneOffset() !== ${beijingOffset}) document.documentElement.dataset.elsewhere = ''`;

/** Before times: says on the page that the visitor's clock is another, so that their own times have their place at once. */
export function ElsewhereScript() {
  return <InlineScript code={code} />;
}
