/** Lines of 24 by 24 (`components/ui/icon.tsx`) for the buttons of the editor. */
export const editorIcons = {
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 000 12h4',
  bold: 'M7 4.5h6.5a3.75 3.75 0 010 7.5H7zM7 12h7.5a3.75 3.75 0 010 7.5H7z',
  italic: 'M10 4.5h8M6 19.5h8M14.5 4.5l-5 15',
  underline: 'M7 4v7.5a5 5 0 0010 0V4M5.5 20.5h13',
  strike:
    'M4 12h16M16.5 7.5C16 5.5 14.3 4.5 12 4.5c-2.6 0-4.5 1.3-4.5 3.4 0 1 .4 1.8 1.2 2.4M7.5 16c.4 2.2 2.2 3.5 4.7 3.5 2.7 0 4.6-1.4 4.6-3.6 0-.7-.2-1.3-.5-1.9',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  link: 'M10 14a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1.2 1.2M14 10a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1.2-1.2',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5L5.5 4v4.5M4 8.5h3M4 14h3l-3 4.5h3',
  blockquote: 'M5 5v14M9.5 8H20M9.5 12H20M9.5 16H16',
  codeBlock: 'M4 4.5h16v15H4zM10 9l-3 3 3 3M14 9l3 3-3 3',
  horizontalRule: 'M4 12h16',
  work: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
} as const;
