import { render, screen } from '@testing-library/react';
import { Toasts } from '@/components/shell/toasts';
import { AppTheme } from '@/components/ui/app-theme';

/** Shows toasts as the shell does, for tests that render nothing else. */
export function watchToasts() {
  const show = () => render(<Toasts />, { wrapper: AppTheme });
  let view = show();
  return {
    /** The sentences on the screen now. */
    texts: () => screen.queryAllByRole('alert').map((toast) => toast.textContent),
    /** Takes all toasts off the screen, as time does. */
    clear: () => {
      view.unmount();
      view = show();
    },
  };
}

/** Waits until everything that was started has come to rest. */
export const rest = (milliseconds = 50): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
