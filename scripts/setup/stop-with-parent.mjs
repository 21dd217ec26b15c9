// It is preloaded into the server, which then stops when the process that started it is gone, even if that was killed.
import process from 'node:process';

const stop = () => process.kill(process.pid, 'SIGTERM');

if (process.channel) {
  process.on('disconnect', stop);
  process.channel.unref();
} else if (process.env.npm_lifecycle_event) {
  // A killed npm forwards no signal. Another parent process shows that npm is gone.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500).unref();
}
