// Preloaded into the server: when the process that started it is gone, however it went, the server stops as well.
import process from 'node:process';

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
