import GlobalStyles from '@mui/material/GlobalStyles';
import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { preloadToasts, useToastsWanted } from '@/lib/client/notify';

const ToastContainer = dynamic(() => import('react-toastify').then((module) => module.ToastContainer), { ssr: false });

/** The page has loaded by then, and what a toast about a lost connection needs is at hand before it is lost. */
const PRELOAD_AFTER_MS = 5000;

/** Where toasts appear, loaded with the first one or soon after the page, in the colours of the page. */
export function Toasts() {
  const isWanted = useToastsWanted();

  useEffect(() => {
    const timer = setTimeout(() => void preloadToasts(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isWanted) return null;
  return (
    <>
      <GlobalStyles
        styles={({ vars: { palette, shape }, typography }) => ({
          '.Toastify__toast-container': {
            '--toastify-font-family': typography.fontFamily,
            '--toastify-color-light': palette.background.paper,
            '--toastify-text-color-light': palette.text.primary,
            '--toastify-icon-color-success': palette.success.main,
            '--toastify-icon-color-error': palette.error.main,
            '--toastify-toast-bd-radius': shape.borderRadius,
          },
          '.Toastify__toast': { border: `1px solid ${palette.divider}` },
          '.Toastify__close-button': { color: palette.text.secondary, opacity: 1 },
        })}
      />
      <ToastContainer position="bottom-right" hideProgressBar limit={4} />
    </>
  );
}
