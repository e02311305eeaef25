/** Id of the element that reports a script that did not load (`components/front/shell/lost-script.tsx`). */
export const lostScriptNote = 'lost-script';
