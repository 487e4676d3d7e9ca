import { toast } from '../runtime/toast.ts';
import { useStore } from './useStore.ts';

/** Is always there, because screen readers only notice changes of what they know. */
export function Toast() {
  // An early click may have set a text that the page did not come with.
  const text = useStore(toast);
  return (
    <div className="toast" role="status">
      {text !== '' && <span>{text}</span>}
    </div>
  );
}
