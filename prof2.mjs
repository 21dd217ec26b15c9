import { chromium } from '@playwright/test';
import fs from 'node:fs';
const [,, url, wide, actionFile] = process.argv;
const { prepare, press } = await import(actionFile);
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] });
const c = await b.newContext(wide==='1'?{viewport:{width:1280,height:800}}:{ viewport:{width:412,height:823}, hasTouch:true, isMobile:true, deviceScaleFactor:1.75 });
await c.addInitScript(()=>{ if(location.pathname.startsWith('/admin')) localStorage.setItem('adminToken','bench-bench-bench-bench'); window.ev=[]; new PerformanceObserver(l=>{for(const e of l.getEntries()) if(e.interactionId) window.ev.push([e.name, e.duration, Math.round(e.processingStart-e.startTime), Math.round(e.processingEnd-e.processingStart)])}).observe({type:'event',durationThreshold:16});});
const page = await c.newPage(); page.on('pageerror', e=>console.log(e.message));
await page.goto(url); await page.waitForLoadState('networkidle'); await page.waitForTimeout(500);
if(prepare) await prepare(page); await page.waitForTimeout(800);
const cdp = await c.newCDPSession(page); await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
await page.evaluate(()=>{window.ev=[]});
await b.startTracing(page,{categories:['disabled-by-default-devtools.timeline.invalidationTracking','blink.debug','devtools.timeline','disabled-by-default-v8.cpu_profiler','v8.execute']});
await press(page); await page.waitForTimeout(1500);
const buf = await b.stopTracing(); const t = JSON.parse(buf.toString()).traceEvents;
console.log(await page.evaluate(()=>window.ev));
const byName={}; for(const e of t){ if(e.ph==='X' && e.dur>8000 && ['FunctionCall','EventDispatch','UpdateLayoutTree','Layout','Paint','PrePaint','Layerize','Commit','RunTask','FireAnimationFrame','TimerFire','MajorGC','MinorGC','RunMicrotasks','HitTest','ParseHTML','EvaluateScript','v8.compile'].includes(e.name)) console.log(e.name, (e.dur/1000).toFixed(0)+'ms', e.args?.data?.type??'', e.args?.data?.functionName??'', (e.args?.data?.url??'').slice(-22), e.args?.elementCount??e.args?.beginData?.dirtyObjects??''); }
const r={}; for(const e of t){ if(/Invalidat/.test(e.name)){ const d=e.args.data; const k=[e.name,d?.reason,d?.extraData,d?.nodeName?.slice(0,60),d?.changedClass,d?.changedAttribute,d?.changedPseudo,d?.invalidationList?.[0]?.invalidateSelf,JSON.stringify(d?.selectors??d?.invalidationList?.map(i=>i.id+JSON.stringify(i))??'').slice(0,160)].filter(Boolean).join(' | '); r[k]=(r[k]??0)+1; } } console.log(Object.entries(r).sort((a,b)=>b[1]-a[1]).slice(0,25)); await b.close();
