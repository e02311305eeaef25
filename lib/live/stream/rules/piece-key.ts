/** What names a piece of a stream. */
export interface PieceName {
  broadcastId: string;
  sessionId: string;
  /** Height. */
  quality: number;
  number: number;
}

/** The folder of all pieces of a broadcast, in the media storage. */
export const streamFolder = (broadcastId: string) => `live/${broadcastId}/`;

/** The media key of a piece. */
export const pieceKey = ({ broadcastId, sessionId, quality, number }: PieceName) =>
  `${streamFolder(broadcastId)}${sessionId}/${quality}/${String(number).padStart(6, '0')}.ts`;

/** The quality of a piece, by its media key. */
export const qualityOfPiece = (key: string) => Number(key.split('/')[3]);
