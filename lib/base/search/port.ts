export { findHits } from './server/find-hits';
export { findSimilar } from './server/find-similar';
export { isNamed } from './server/is-named';
export { keepDocument } from './server/keep-document';
export { keepDocuments } from './server/keep-documents';
export { noteSearch } from './server/note-search';
