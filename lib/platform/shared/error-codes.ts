/**
 * Every code an answer can carry, with its HTTP status (specification section 8).
 * `400` and `NullPointer` are the specification's codes for invalid input and for a thing that does not exist (or may
 * not be seen); clients pass them to the caller silently, every other one is shown as a message.
 */
export const errorStatus = {
  '400': 400,
  NullPointer: 404,
  Unauthorized: 401,
  SessionEnded: 401,
  WrongLogin: 401,
  Forbidden: 403,
  PhoneNeeded: 403,
  NotOwner: 403,
  AccountLocked: 403,
  TakenDown: 403,
  Blocked: 403,
  MembersOnly: 403,
  IdentityNeeded: 403,
  CompanyNeeded: 403,
  OriginalNeeded: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  AccountExists: 409,
  NumberLinked: 409,
  WechatLinked: 409,
  NicknameTaken: 409,
  ChannelNameTaken: 409,
  LastWayIn: 409,
  SlotTaken: 409,
  TooManyHeld: 409,
  Changed: 409,
  InContest: 409,
  ListFull: 409,
  TooManyDrafts: 409,
  TooManyChannels: 409,
  NotPlayable: 409,
  QuestionClosed: 409,
  AnsweredAlready: 409,
  OrderClosed: 409,
  BalanceTooLow: 409,
  PaymentRefused: 409,
  WechatUnbound: 409,
  RefundTooMuch: 409,
  TooManyOrders: 409,
  WalletFull: 409,
  PaperTaken: 409,
  WalletNotEmpty: 409,
  TellNeeded: 409,
  EventCanceled: 409,
  SoldOut: 409,
  SaleClosed: 409,
  TooManyTickets: 409,
  SignupClosed: 409,
  TicketUsed: 409,
  ReturnClosed: 409,
  WaitingFull: 409,
  EntryClosed: 409,
  TermsChanged: 409,
  FeeChanged: 409,
  WorkEntered: 409,
  EntriesStand: 409,
  VoteClosed: 409,
  JudgingClosed: 409,
  PostsUsedUp: 409,
  RefreshesUsedUp: 409,
  JobClosed: 409,
  AppliedAlready: 409,
  DemandClosed: 409,
  ProposedAlready: 409,
  ChosenAlready: 409,
  TeamsFull: 409,
  LinkExpired: 410,
  CodeExpired: 410,
  OfferExpired: 410,
  TooLarge: 413,
  UnsupportedMediaType: 415,
  WrongCode: 422,
  ProhibitedWords: 422,
  ProofNeeded: 422,
  TooManyRequests: 429,
  TooManyGuesses: 429,
  TooManyCodes: 429,
  Internal: 500,
  NotConfigured: 501,
  Unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An error of one input field: its path (`pageIndex`) and the broken rule. */
export interface FieldError {
  field: string;
  rule: string;
}

/**
 * The only error a verb may throw. The wrapper turns it into an answer, with a message by code. Check its name instead
 * of `instanceof`: each of Next's module graphs has a class of its own, and shared objects of the process may throw
 * another one's.
 */
export class CodedError extends Error {
  override readonly name = 'CodedError';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && 'name' in value && value.name === 'CodedError';
  }

  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(code);
  }
}
