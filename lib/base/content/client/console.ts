import { remote } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

export const listContentPages = remote<typeof contract.listContentPages>(calls.listContentPages);
export const getContentDraft = remote<typeof contract.getContentDraft>(calls.getContentDraft);
export const createContentPage = remote<typeof contract.createContentPage>(calls.createContentPage);
export const saveContentDraft = remote<typeof contract.saveContentDraft>(calls.saveContentDraft);
export const publishContentPage = remote<typeof contract.publishContentPage>(calls.publishContentPage);
export const restoreContentVersion = remote<typeof contract.restoreContentVersion>(calls.restoreContentVersion);
export const discardContentDraft = remote<typeof contract.discardContentDraft>(calls.discardContentDraft);
export const uploadContentPicture = remote<typeof contract.uploadContentPicture>(calls.uploadContentPicture);
