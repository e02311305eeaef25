import type { DemandDetail, DemandDraft, DemandItem, OwnDemand } from '@/lib/careers/demand/contract';

/** An open demand in a list; override what the test needs. */
export function demandItem(change: Partial<DemandItem> = {}): DemandItem {
  return {
    ...{ id: 'd1', phase: 'open', kind: 'projection', title: '河边的光', titleLanguage: 'zh' },
    ...{ budgetFrom: 50_000, budgetTo: 80_000, city: '上海', lastDay: '2099-12-10', deliverOn: '2100-02-01' },
    ...{ companyId: 'yu', company: '余光', avatar: null, verification: 'company' },
    publishedAt: '2099-11-20T12:00:00.000+08:00',
    ...change,
  };
}

/** A draft of a demand in Chinese that lacks nothing. */
export const draftDemand: DemandDraft = {
  ...{ id: 'd1', title: '河边的光', titleLanguage: 'zh', state: 'pending_edit', phase: null, reason: '' },
  ...{ dueAt: null, wasPublic: false, isOurs: false, revision: 3, updatedAt: '2026-11-20T12:00:00.000+08:00' },
  ...{ companyName: '', kind: 'projection', titleZh: '河边的光', titleEn: '', bodyZh: '三面墙，两个月。', bodyEn: '' },
  ...{ budgetFrom: 50_000, budgetTo: 80_000, areaId: 'CN-310104', place: '中国 上海 徐汇区' },
  ...{ lastDay: '2099-12-10', deliverOn: '', underReview: {} },
  ...{ contactName: '余女士', contactPhone: '021-5555 0100', contactEmail: 'yu@yu.example', contactWechat: '' },
};

/** The same, public and open. */
export const publicDemand: DemandDraft = { ...draftDemand, state: 'verified', phase: 'open', wasPublic: true };

/** A demand of the caller in a list, from its draft. */
export const ownDemand = (draft: Partial<DemandDraft> = {}, viewCount = 0): OwnDemand => ({
  ...draftDemand,
  ...draft,
  viewCount,
});

/** A demand on its page. */
export const demandDetail = (change: Partial<DemandDetail> = {}): DemandDetail => ({
  ...demandItem(),
  ...{ body: '三面墙，两个月。', place: '上海 · 徐汇', editedAt: null },
  ...change,
});
