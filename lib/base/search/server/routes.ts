import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { findHotWords } from './hot-words';
import { noteSearched } from './note-searched';
import { findSuggestions } from './suggest';

export const searchRoutes: readonly Route[] = [
  route(contract.findSuggestions, findSuggestions),
  route(contract.findHotWords, findHotWords),
  route(contract.noteSearched, noteSearched),
];
