/** The same answer; tells of each piece of its body that comes. */
export function watchPieces({ body }: Response, onPiece: () => void): Response {
  const pieces = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, onward) {
        onPiece();
        onward.enqueue(piece);
      },
    }),
  );
  return new Response(pieces);
}
