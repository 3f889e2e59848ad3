import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../action/button';
import { Dialog } from './dialog';
import { dialogQueue } from './dialog-queue';
import { prefetchOverlay } from './surface-loader';

/** Where `showDialog` and `showErrorDialog` appear, one at a time; one per page. */
export function DialogHost() {
  const first = useSyncExternalStore(dialogQueue.subscribe, dialogQueue.first, () => undefined);
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(prefetchOverlay, []);
  return (
    <Dialog
      open={first !== undefined}
      onClose={dialogQueue.close}
      title={first?.title ?? ''}
      initialFocus={closeButton}
      footer={
        <Button ref={closeButton} variant="action" wide onClick={dialogQueue.close}>
          {first?.closeLabel ?? 'Close'}
        </Button>
      }
    >
      <div aria-live="polite">{first?.message}</div>
    </Dialog>
  );
}
