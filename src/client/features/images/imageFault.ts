import type { FrameMessages } from '#model/messages/frame/en.ts';

/** Why a picture is not shown. */
export type ImageFault = 'notFound' | 'failed' | 'offline';

/** `status` is what the server answers when asked for the picture alone, null where there is no answer. */
export function imageFault(status: number | null, isOnline: boolean): ImageFault {
  if (!isOnline) return 'offline';
  return status === 404 || status === 410 ? 'notFound' : 'failed';
}

export function imageFaultText(fault: ImageFault, messages: FrameMessages): string {
  switch (fault) {
    case 'notFound':
      return messages.imageNotFound;
    case 'failed':
      return messages.imageFailed;
    case 'offline':
      return messages.imageOffline;
  }
}
