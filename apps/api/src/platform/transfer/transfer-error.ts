/** Why nothing was moved, written or restored, in words for an operator. */
export class TransferError extends Error {
  override name = "TransferError";
}
