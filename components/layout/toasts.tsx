import dynamic from 'next/dynamic';
import { useToastsWanted } from '@/lib/client/notify';

const ToastContainer = dynamic(() => import('react-toastify').then((module) => module.ToastContainer), { ssr: false });

/** Where toasts appear, loaded with the first one. */
export function Toasts() {
  return useToastsWanted() && <ToastContainer position="bottom-right" hideProgressBar theme="colored" limit={4} />;
}
