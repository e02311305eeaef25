/** Id of what says that a script of the page did not come (`components/front/shell/lost-script.tsx`). */
export const lostScriptNote = 'lost-script';
