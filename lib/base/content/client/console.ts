import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const findNamedThings: CallOf<typeof contract.findNamedThings> = calls.findNamedThings;
export const listContentPages: CallOf<typeof contract.listContentPages> = calls.listContentPages;
export const getContentDraft: CallOf<typeof contract.getContentDraft> = calls.getContentDraft;
export const createContentPage: CallOf<typeof contract.createContentPage> = calls.createContentPage;
export const saveContentDraft: CallOf<typeof contract.saveContentDraft> = calls.saveContentDraft;
export const publishContentPage: CallOf<typeof contract.publishContentPage> = calls.publishContentPage;
export const restoreContentVersion: CallOf<typeof contract.restoreContentVersion> = calls.restoreContentVersion;
export const discardContentDraft: CallOf<typeof contract.discardContentDraft> = calls.discardContentDraft;
export const uploadContentPicture: CallOf<typeof contract.uploadContentPicture> = calls.uploadContentPicture;
