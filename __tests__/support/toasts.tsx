import { render, screen } from '@testing-library/react';
import { Toasts } from '@/components/shell/toasts';
import { AppTheme } from '@/components/ui/app-theme';

/** Renders toasts like the shell, for tests that render nothing else. */
export function watchToasts() {
  const show = () => render(<Toasts />, { wrapper: AppTheme });
  let view = show();
  return {
    /** Texts of the visible toasts. */
    texts: () => screen.queryAllByRole('alert').map((toast) => toast.textContent),
    /** Removes all toasts, as if they had expired. */
    clear: () => {
      view.unmount();
      view = show();
    },
  };
}

/** Waits until all started work has settled. */
export const rest = (milliseconds = 50): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
