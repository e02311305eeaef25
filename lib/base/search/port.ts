export type { SearchDocument } from './rules/document-words';
export { findHits } from './server/find-hits';
export { idsOf } from './server/ids-of';
export { isNamed } from './server/is-named';
export { keepDocument } from './server/keep-document';
export { keepDocuments } from './server/keep-documents';
export { noteSearch } from './server/note-search';
export type { Searchable } from './server/searchable';
