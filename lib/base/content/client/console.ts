import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

export const listContentPages = remote<typeof contract.listContentPages>({
  name: 'listContentPages',
  method: 'GET',
  path: '/api/content/pages',
});
export const getContentDraft = remote<typeof contract.getContentDraft>({
  name: 'getContentDraft',
  method: 'GET',
  path: '/api/content/draft',
});
export const createContentPage = remote<typeof contract.createContentPage>({
  name: 'createContentPage',
  method: 'POST',
  path: '/api/content/create',
});
export const saveContentDraft = remote<typeof contract.saveContentDraft>({
  name: 'saveContentDraft',
  method: 'POST',
  path: '/api/content/save',
});
export const publishContentPage = remote<typeof contract.publishContentPage>({
  name: 'publishContentPage',
  method: 'POST',
  path: '/api/content/publish',
});
export const restoreContentVersion = remote<typeof contract.restoreContentVersion>({
  name: 'restoreContentVersion',
  method: 'POST',
  path: '/api/content/restore',
});
export const discardContentDraft = remote<typeof contract.discardContentDraft>({
  name: 'discardContentDraft',
  method: 'POST',
  path: '/api/content/discard',
});
export const uploadContentPicture = remote<typeof contract.uploadContentPicture>({
  name: 'uploadContentPicture',
  method: 'POST',
  path: '/api/content/picture',
});
