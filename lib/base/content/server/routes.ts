import { type Route, route } from '@/lib/platform/server/api/route';
import * as contract from '../contract';
import { createContentPage } from './create-content-page';
import { discardContentDraft } from './discard-content-draft';
import { findNamedThings } from './find-named-things';
import { getContentDraft } from './get-content-draft';
import { getContentPage } from './get-content-page';
import { getSpecialPage } from './get-special-page';
import { listContentPages } from './list-content-pages';
import { publishContentPage } from './publish-content-page';
import { restoreContentVersion } from './restore-content-version';
import { saveContentDraft } from './save-content-draft';
import { uploadContentPicture } from './upload-content-picture';

export const contentRoutes: readonly Route[] = [
  route(contract.getContentPage, getContentPage),
  route(contract.getSpecialPage, getSpecialPage),
  route(contract.findNamedThings, findNamedThings),
  route(contract.listContentPages, listContentPages),
  route(contract.getContentDraft, getContentDraft),
  route(contract.createContentPage, createContentPage),
  route(contract.saveContentDraft, saveContentDraft),
  route(contract.publishContentPage, publishContentPage),
  route(contract.restoreContentVersion, restoreContentVersion),
  route(contract.discardContentDraft, discardContentDraft),
  route(contract.uploadContentPicture, uploadContentPicture),
];
