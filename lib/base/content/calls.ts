export const getContentPage = { name: 'getContentPage', method: 'GET', path: '/api/common/page' } as const;
export const listContentPages = { name: 'listContentPages', method: 'GET', path: '/api/content/pages' } as const;
export const getContentDraft = { name: 'getContentDraft', method: 'GET', path: '/api/content/draft' } as const;
export const createContentPage = { name: 'createContentPage', method: 'POST', path: '/api/content/create' } as const;
export const saveContentDraft = { name: 'saveContentDraft', method: 'POST', path: '/api/content/save' } as const;
export const publishContentPage = { name: 'publishContentPage', method: 'POST', path: '/api/content/publish' } as const;
export const restoreContentVersion = {
  name: 'restoreContentVersion',
  method: 'POST',
  path: '/api/content/restore',
} as const;
export const discardContentDraft = {
  name: 'discardContentDraft',
  method: 'POST',
  path: '/api/content/discard',
} as const;
export const uploadContentPicture = {
  name: 'uploadContentPicture',
  method: 'POST',
  path: '/api/content/picture',
} as const;
