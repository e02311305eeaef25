import { InlineScript } from './inline-script';

/**
 * Marks a page whose address has one of these filters, before its screen, until that has read them: the HTML is the same for
 * every address, and the unfiltered list must not flash.
 */
export function ChosenMarkScript({ names }: { names: readonly string[] }) {
  const isChosen = `/[?&](${names.join('|')})=./.test(location.search)`;
  return <InlineScript code={`if (${isChosen}) document.documentElement.dataset.chosen = ''`} />;
}
