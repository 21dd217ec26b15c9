// Preloaded into the server, which then stops when the process that started it has exited, even if that was killed.
import process from 'node:process';
import { watchParent } from './watch-parent.mjs';

const stop = () => process.kill(process.pid, 'SIGTERM');

if (process.channel) {
  process.on('disconnect', stop);
  process.channel.unref();
} else {
  const watch = watchParent(() => {
    clearInterval(watch);
    stop();
  })?.unref();
}
